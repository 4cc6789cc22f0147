#!/usr/bin/env bash
# Masks a sandbox through REST and waits for the end of the run. Needs bash, jq, and curl or the Salesforce CLI.
#
#   RULES          name of the rule set (required)
#   ORG_ID         id of the sandbox organisation; asked for when it is missing
#   NAMESPACE      namespace of the package, if it has one
#   DRY_RUN        true for everything but the writes
#   WAIT_MINUTES   how long to wait (default 120)
#   POLL_SECONDS   how often to ask (default 10)
#
# Who calls, one of the two:
#   TARGET_ORG     username or alias of an org the Salesforce CLI is logged in to
#   SF_INSTANCE_URL and SF_ACCESS_TOKEN, the token from a secret variable; it is never an argument and never printed
#
# Exit codes: 0 completed, 1 failed, refused or aborted, 2 usage, 68 completed with errors, 69 still running.
set -euo pipefail

usage() {
  echo "mask.sh: $1" >&2
  exit 2
}

command -v jq >/dev/null || usage 'jq is missing'
[[ -n ${RULES:-} ]] || usage 'RULES is missing'
[[ -n ${TARGET_ORG:-} || (-n ${SF_INSTANCE_URL:-} && -n ${SF_ACCESS_TOKEN:-}) ]] ||
  usage 'TARGET_ORG, or SF_INSTANCE_URL and SF_ACCESS_TOKEN, are missing'

readonly BASE="/services/apexrest${NAMESPACE:+/$NAMESPACE}/mask"
readonly WAIT_MINUTES=${WAIT_MINUTES:-120}
readonly POLL_SECONDS=${POLL_SECONDS:-10}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# call METHOD PATH [FILE]: prints the body of the answer, whatever its status.
call() {
  if [[ -n ${TARGET_ORG:-} ]]; then
    local body=()
    [[ $1 == GET ]] || body=(--body "@${3:-/dev/null}" --header 'Content-Type: application/json')
    sf api request rest "$2" --method "$1" --target-org "$TARGET_ORG" ${body[@]+"${body[@]}"} 2>>"$work/log" || true
  else
    local data=()
    [[ $1 == GET ]] || data=(--header 'Content-Type: application/json' --data-binary "@${3:-/dev/null}")
    # The token comes in as a file of headers, so that it is in no list of processes.
    curl --silent --show-error --max-time 130 --request "$1" --header @<(printf 'Authorization: Bearer %s\n' "$SF_ACCESS_TOKEN") \
      ${data[@]+"${data[@]}"} "${SF_INSTANCE_URL%/}$2" 2>>"$work/log" || true
  fi
}

# fail ANSWER: says what the answer says and ends.
fail() {
  local words
  words=$(jq -r 'if type == "array" then .[0] | "\(.errorCode): \(.message)" else .error | "\(.code): \(.message)" end' <<<"$1" 2>/dev/null) || true
  [[ -n $words ]] || words="No usable answer from the org. $(tail -n 3 "$work/log" 2>/dev/null || true)"
  echo "Masking failed. $words" >&2
  exit 1
}

if [[ -z ${ORG_ID:-} ]]; then
  ORG_ID=$(call GET /services/oauth2/userinfo | jq -r '.organization_id // empty' 2>/dev/null) || true
  [[ -n $ORG_ID ]] || usage 'the org does not tell its id: set ORG_ID'
fi

jq -n --arg org "$ORG_ID" --arg rules "$RULES" --argjson dry "${DRY_RUN:-false}" \
  '{org_id: $org, rules: $rules} + (if $dry then {dry_run: true} else {} end)' >"$work/request.json"
answer=$(call POST "$BASE" "$work/request.json")
run_id=$(jq -r '.run_id? // empty' <<<"$answer" 2>/dev/null) || true
[[ -n $run_id ]] || fail "$answer"
if [[ $(jq -r '.error.code? // empty' <<<"$answer") == run_active ]]; then
  # After a refresh this is the run that the post-copy class has started.
  echo "A run is active already; waiting for it."
fi
echo "Run $run_id of rule set $(jq -r .rules <<<"$answer")"

deadline=$((SECONDS + WAIT_MINUTES * 60))
unanswered=0
while :; do
  answer=$(call GET "$BASE/runs/$run_id")
  status=$(jq -r '.status? // empty' <<<"$answer" 2>/dev/null) || true
  if [[ -z $status ]]; then
    # A lost connection is no failed run.
    unanswered=$((unanswered + 1))
    ((unanswered < 5)) || fail "$answer"
  else
    unanswered=0
    jq -r '"\(.status)  \(.progress.records_done) of \(.progress.records_total) records, \(.progress.values_masked) values masked"' <<<"$answer"
  fi
  case $status in
    Completed)
      jq -r '"Verification: \(.verification.result)"' <<<"$answer"
      exit 0
      ;;
    'Completed With Errors')
      jq -r '"\(.counts.records_failed) records failed, \(.verification.residue) values left. First errors:", (.errors[:20][] | "  \(.object) \(.record_id // "") \(.reason_code): \(.message)")' <<<"$answer" >&2
      exit 68
      ;;
    Failed | Refused | Aborted)
      jq -r '"\(.status): \(.reason.message // "no reason given")"' <<<"$answer" >&2
      exit 1
      ;;
  esac
  if ((SECONDS >= deadline)); then
    echo "Still running after $WAIT_MINUTES minutes: $run_id" >&2
    exit 69
  fi
  sleep "$POLL_SECONDS"
done
