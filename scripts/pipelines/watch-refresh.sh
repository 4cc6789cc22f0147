#!/usr/bin/env bash
# Waits in production until the refresh of a sandbox has completed: the platform itself sends no webhook. Then starts what
# follows, such as send-webhook.sh or mask.sh. Needs bash, jq and a Salesforce CLI that is logged in to production with the
# permission to manage sandboxes.
#
#   watch-refresh.sh SANDBOX_NAME [COMMAND ...]
#
#   PRODUCTION_ORG   username or alias of production for the Salesforce CLI (required)
#   WAIT_MINUTES     how long to wait (default 2880, two days)
#   POLL_SECONDS     how often to ask (default 60)
#
# The command finds ORG_ID and SANDBOX_NAME in its environment. As DELIVERY_ID it finds the id of the sandbox process, so
# that one refresh is delivered once, however often this is started.
#
# Exit codes: that of the command; without one 0 completed; 1 the refresh failed, 2 usage, 69 still running.
set -euo pipefail

[[ $# -ge 1 && -n ${PRODUCTION_ORG:-} && $1 =~ ^[A-Za-z0-9]{1,10}$ ]] || {
  echo 'Usage: PRODUCTION_ORG=alias watch-refresh.sh SANDBOX_NAME [COMMAND ...]' >&2
  exit 2
}
SANDBOX_NAME=$1
shift
deadline=$((SECONDS + ${WAIT_MINUTES:-2880} * 60))
soql="SELECT Id, Status, CopyProgress, SandboxOrganization FROM SandboxProcess WHERE SandboxName = '$SANDBOX_NAME' ORDER BY CreatedDate DESC LIMIT 1"

while :; do
  found=$(sf data query --use-tooling-api --query "$soql" --target-org "$PRODUCTION_ORG" --json 2>/dev/null | jq -c '.result.records[0] // empty') || found=''
  status=$(jq -r '.Status // empty' <<<"${found:-null}")
  echo "$SANDBOX_NAME: ${status:-no answer} $(jq -r 'if .CopyProgress then "\(.CopyProgress) %" else "" end' <<<"${found:-null}")"
  case $status in
    Completed) break ;;
    Stopped | Suspended | Deleted | Deleting | Discarding)
      echo "The refresh of $SANDBOX_NAME did not complete: $status" >&2
      exit 1
      ;;
  esac
  if ((SECONDS >= deadline)); then
    echo "The refresh of $SANDBOX_NAME has not completed yet" >&2
    exit 69
  fi
  sleep "${POLL_SECONDS:-60}"
done

ORG_ID=$(jq -r '.SandboxOrganization' <<<"$found")
DELIVERY_ID=refresh-$(jq -r '.Id' <<<"$found")
export SANDBOX_NAME ORG_ID DELIVERY_ID
[[ $# -eq 0 ]] || exec "$@"
