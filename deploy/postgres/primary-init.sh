#!/bin/sh
# Runs once, after the first PostgreSQL has initialised its data: allows replication, and from
# where.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$REPLICATION_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
CREATE ROLE replicator LOGIN REPLICATION PASSWORD :'password';
SELECT pg_create_physical_replication_slot('openopd_replica');
SQL
psql -v ON_ERROR_STOP=1 -v request_password="$REQUEST_PASSWORD" -v keeper_password="$KEEPER_PASSWORD" \
  -v owner="$POSTGRES_USER" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" -f /etc/openopd/logins.sql
echo 'host replication replicator all scram-sha-256' >>"$PGDATA/pg_hba.conf"
echo "include '/etc/openopd/primary.conf'" >>"$PGDATA/postgresql.conf"
