# syntax=docker/dockerfile:1
# The site and its server. `docker build --build-arg SITE_URL=https://example.org -t topshelf .`

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY runtime runtime
RUN npm ci --no-audit --no-fund
COPY . .
# Settings that are written into every page.
ARG SITE_URL REPORT_URL PLAUSIBLE_DOMAIN PLAUSIBLE_API GA4_ID GA4_ORIGIN TODAY
RUN npm run build

FROM node:24-slim
# Inside a container all addresses are the container's own; the engine decides who can reach them.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_FOLDER=/data
WORKDIR /app
# The server bundle includes its libraries: nothing else is needed to run.
COPY --from=build /app/dist-server ./dist-server
COPY --from=build /app/dist ./dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://localhost:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist-server/serve.mjs"]
