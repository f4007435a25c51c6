#!/bin/sh
# Writes the configuration and runs PgBouncer. databases.ini is written only once, because a
# failover changes it.
set -eu
export FOLDER=/pooler LISTEN_ADDRESS='*' LISTEN_PORT=6432
umask 077
envsubst <"/etc/pgbouncer/pgbouncer.ini.template" >"$FOLDER/pgbouncer.ini"
printf '"%s" "%s"\n' openopd "$POSTGRES_PASSWORD" openopd_request "$REQUEST_PASSWORD" \
  openopd_keeper "$KEEPER_PASSWORD" >"$FOLDER/userlist.txt"
[ -e "$FOLDER/databases.ini" ] || envsubst <"/etc/pgbouncer/databases.ini.template" >"$FOLDER/databases.ini"
exec pgbouncer "$FOLDER/pgbouncer.ini"
