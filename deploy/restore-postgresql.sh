#!/bin/sh
# restore-postgresql.sh < topshelf.dump: puts a dump of `pg_dump --format custom` in the place of the accounts' database.
# The dump is restored beside it, whole or not at all, and proven to be Topshelf's. Only then do the two change names, at
# once; what was there stays under a name that is printed. Libpq's variables say where the server is (PGHOST, PGPORT,
# PGPASSWORD), PGUSER and PGDATABASE default to topshelf; the user may create databases. The servers of the site are stopped.
set -eu
export PGUSER="${PGUSER:-topshelf}"
database="${PGDATABASE:-topshelf}"
export PGDATABASE=postgres
moment=$(date -u +%Y%m%dt%H%M%Sz)
arriving="${database}_arriving_$moment"
aside="${database}_until_$moment"

ask() { psql --no-psqlrc --quiet --tuples-only --no-align --set ON_ERROR_STOP=1 "$@"; }
fail() { echo "$1 Nothing was changed." >&2; exit 1; }

createdb --template template0 "$arriving" || fail "The server of PostgreSQL refuses a new database."
trap 'dropdb --if-exists "$arriving"' EXIT
pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname "$arriving" ||
  fail "The dump cannot be restored."
accounts=$(ask --dbname "$arriving" --command 'table kysely_migration' --command 'select count(*) from "user"' | tail -1) &&
  [ "$accounts" ] ||
  fail "The dump is not one of Topshelf's database."
swap="alter database \"$arriving\" rename to \"$database\""
exists=$(ask --command "select 1 from pg_database where datname = '$database'")
if [ "$exists" ]; then swap="alter database \"$database\" rename to \"$aside\"; $swap"; fi
# Of one call, and so in one transaction.
ask --command "$swap" || fail "The database is in use: stop the server of the site first (docker compose stop topshelf)."
trap - EXIT
echo "Restored, with $accounts accounts.${exists:+ What was there before is the database $aside: dropdb removes it.}"
