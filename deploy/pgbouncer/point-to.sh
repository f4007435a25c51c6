#!/bin/sh
# point-to.sh HOST [PORT]: from now on this PostgreSQL is asked.
set -eu
umask 077
PRIMARY_HOST=$1 PRIMARY_PORT=${2:-5432}
export PRIMARY_HOST PRIMARY_PORT
envsubst <"/etc/pgbouncer/databases.ini.template" >/pooler/databases.ini.new
mv /pooler/databases.ini.new /pooler/databases.ini
# The pooler is the first process of its container.
kill -HUP 1
