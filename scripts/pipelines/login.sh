#!/usr/bin/env bash
# Logs the Salesforce CLI in to an org by JWT, as pipelines do.
#
#   login.sh production|sandbox
#
#   SF_CLIENT_ID                             consumer key of the app
#   SF_JWT_KEY                               private key (PEM) from a secret variable
#   PRODUCTION_USERNAME, SANDBOX_USERNAME    who logs in; in a sandbox user names end with its name
#
# The alias of the org is the argument. A key is written for the time of the login only.
set -euo pipefail

case ${1:-} in
  production) username=${PRODUCTION_USERNAME:?} address=https://login.salesforce.com ;;
  sandbox) username=${SANDBOX_USERNAME:?} address=https://test.salesforce.com ;;
  *)
    echo 'Usage: login.sh production|sandbox' >&2
    exit 2
    ;;
esac
umask 077
key=$(mktemp)
trap 'rm -f "$key"' EXIT
printf '%s\n' "${SF_JWT_KEY:?}" >"$key"
# A refreshed sandbox takes some minutes until it knows its users.
for attempt in 1 2 3 4 5 6 7 8 9 10; do
  if sf org login jwt --username "$username" --client-id "${SF_CLIENT_ID:?}" --jwt-key-file "$key" --instance-url "$address" --alias "$1"; then
    exit 0
  fi
  [[ $attempt == 10 ]] || sleep "${LOGIN_RETRY_SECONDS:-60}"
done
echo "No login to $1" >&2
exit 1
