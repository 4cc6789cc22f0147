#!/usr/bin/env bash
# Tells the gateway of a sandbox that its refresh has completed, with a signed webhook. Needs bash, jq, openssl and curl.
#
#   SF_INSTANCE_URL, SF_ACCESS_TOKEN   where the sandbox is and who calls; the token from a secret variable
#   WEBHOOK_SECRET                     the secret the app showed when it was created; from a secret variable
#   ORG_ID, SANDBOX_NAME               the sandbox
#   RULES                              name of the rule set (default: the default rule set)
#   DELIVERY_ID                        the same for every repetition of one delivery (default: a new one)
#   NAMESPACE                          namespace of the package, if it has one
#
# Exit codes: 0 accepted or received before, 1 refused, 2 usage.
set -euo pipefail

for name in SF_INSTANCE_URL SF_ACCESS_TOKEN WEBHOOK_SECRET ORG_ID SANDBOX_NAME; do
  [[ -n ${!name:-} ]] || {
    echo "send-webhook.sh: $name is missing" >&2
    exit 2
  }
done

delivery_id=${DELIVERY_ID:-$(openssl rand -hex 16)}
body=$(jq -cn --arg org "$ORG_ID" --arg name "$SANDBOX_NAME" --arg id "$delivery_id" --arg rules "${RULES:-}" \
  '{event: "sandbox.refreshed", org_id: $org, sandbox_name: $name, delivery_id: $id} + (if $rules == "" then {} else {rules: $rules} end)')
now=$(date +%s)

# HMAC-SHA-256 with the secret as the key. Spelled out, because an argument of openssl is in the list of processes: shell
# builtins are not.
hex_of() { od -An -v -tx1 | tr -d ' \n'; }
bytes_of() {
  local hex=$1 escaped=''
  while [[ -n $hex ]]; do
    escaped+="\\x${hex:0:2}"
    hex=${hex:2}
  done
  printf '%b' "$escaped"
}
key=$(printf '%s' "$WEBHOOK_SECRET" | hex_of)
((${#key} <= 128)) || key=$(bytes_of "$key" | openssl dgst -sha256 -binary | hex_of)
while ((${#key} < 128)); do key+=00; done
inner='' outer=''
for ((i = 0; i < 128; i += 2)); do
  byte=$((16#${key:i:2}))
  inner+=$(printf '%02x' $((byte ^ 0x36)))
  outer+=$(printf '%02x' $((byte ^ 0x5c)))
done
digest=$({ bytes_of "$inner"; printf '%s.%s' "$now" "$body"; } | openssl dgst -sha256 -binary | hex_of)
signature=$({ bytes_of "$outer"; bytes_of "$digest"; } | openssl dgst -sha256 -binary | hex_of)

answer=$(printf '%s' "$body" | curl --silent --show-error --max-time 130 --request POST \
  --header @<(printf 'Authorization: Bearer %s\n' "$SF_ACCESS_TOKEN") \
  --header 'Content-Type: application/json' \
  --header "X-Sandbox-Mask-Signature: t=$now,v1=$signature" \
  --data-binary @- "${SF_INSTANCE_URL%/}/services/apexrest${NAMESPACE:+/$NAMESPACE}/mask/gateway")
printf '%s\n' "$answer"
case $(jq -r 'if type == "array" then .[0].errorCode else .error.code // "accepted" end' <<<"$answer" 2>/dev/null || echo none) in
  accepted | run_active | duplicate_delivery) exit 0 ;;
  *) exit 1 ;;
esac
