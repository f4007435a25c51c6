#!/bin/sh
# point-to.sh HOST [PORT]: switches the pooler to this PostgreSQL.
set -eu
umask 077
PRIMARY_HOST=$1 PRIMARY_PORT=${2:-5432}
export PRIMARY_HOST PRIMARY_PORT
envsubst <"/etc/pgbouncer/databases.ini.template" >/pooler/databases.ini.new
mv /pooler/databases.ini.new /pooler/databases.ini
# The pooler is process 1 of its container.
kill -HUP 1
