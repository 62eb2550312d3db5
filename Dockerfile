# The site and its server. `docker build --build-arg SITE_URL=https://example.org -t topshelf .`

FROM docker.io/library/node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY runtime runtime
RUN npm ci --no-audit --no-fund
COPY . .
# Settings that are written into every page, and the commit that footer and /healthz name.
ARG SITE_URL REPORT_URL SECURITY_CONTACT SECURITY_EXPIRES PLAUSIBLE_DOMAIN PLAUSIBLE_API GA4_ID GA4_ORIGIN LANGUAGES TODAY COMMIT
RUN npm run build && npm run pack && mkdir data

FROM docker.io/library/node:24-alpine AS node
# Without the names of its functions, which only debuggers read: 18 MB.
RUN apk add --no-cache binutils && strip /usr/local/bin/node

FROM docker.io/library/alpine:3
COPY --from=node /usr/local/bin/node /usr/local/bin/
COPY --from=node /usr/lib/libstdc++.so.6 /usr/lib/libgcc_s.so.1 /usr/lib/
# Inside a container all addresses are the container's own; the engine decides who can reach them.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_FOLDER=/data
WORKDIR /app
COPY --from=build --chown=1000:1000 /app/data /data
# The server bundle includes its libraries: nothing else is needed to run.
COPY --from=build /app/dist-server ./dist-server
COPY --from=build /app/dist ./dist
USER 1000:1000
VOLUME /data
EXPOSE 8080
# Podman keeps it with `podman build --format docker`; compose.yaml has it for both.
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s CMD wget -q -O /dev/null http://127.0.0.1:$PORT/healthz
CMD ["node", "dist-server/serve.mjs"]
