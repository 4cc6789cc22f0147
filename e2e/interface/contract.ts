/** Every row of the interface's table, in the order of a run's life; each answer is judged by docs/openapi.yaml. */
import { expect, test } from '@jest/globals';
import { bodyOf, codeOf, type Answer, type Request, type Send } from './plain-requests.ts';
import { documentedAnswers, judge } from './openapi.ts';
import type { Orgs } from './orgs.ts';
import { signed } from './signature.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const POLL_MS = 20;

export function contractTests(orgs: () => Orgs, secret: () => string): void {
  const seen = new Set<string>();

  /** Sends, has the answer judged, and checks its status. */
  async function call(
    send: Send,
    method: string,
    url: string,
    status: number,
    rest: Partial<Request> = {},
  ): Promise<Answer> {
    const answer = await send({ method, url, ...rest });
    const { name, problems } = judge(method, url, answer);
    expect([`${method} ${url}`, problems, answer.status]).toEqual([`${method} ${url}`, [], status]);
    if (name !== null) seen.add(name);
    return answer;
  }

  const post = (
    send: Send,
    url: string,
    status: number,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> =>
    call(send, 'POST', url, status, { body: JSON.stringify(body), headers: { ...JSON_TYPE, ...headers } });

  async function expectError(answer: Promise<Answer>, code: string, field?: string): Promise<void> {
    const error = bodyOf(await answer)['error'] as { code: string; field?: string; message: string };
    expect([error.code, error.field]).toEqual([code, field]);
    expect(error.message).toMatch(/^[A-Z].*[.)]$/s);
  }

  async function ended(send: Send, runId: string): Promise<Record<string, unknown>> {
    for (let tries = 0; tries < 500; tries++) {
      const run = bodyOf(await call(send, 'GET', `/mask/runs/${runId}`, 200));
      if (!['Queued', 'Running', 'Verifying'].includes(String(run['status']))) return run;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    throw new Error(`Run ${runId} did not end`);
  }

  const request = (rest: object = {}): object => ({ org_id: orgs().sandbox.org.facts.id, rules: 'Default', ...rest });

  test('a run: started once, followed, aborted, resumed, tried again, audited, exported and imported', async () => {
    const { integration, sandbox, production } = orgs();
    const [first, second] = await Promise.all([
      integration({ method: 'POST', url: '/mask', headers: JSON_TYPE, body: JSON.stringify(request()) }),
      integration({ method: 'POST', url: '/mask/v1/', headers: JSON_TYPE, body: JSON.stringify(request()) }),
    ]);
    for (const answer of [first, second]) {
      const { name, problems } = judge('POST', '/mask', answer);
      expect(problems).toEqual([]);
      seen.add(name!);
    }
    expect([first.status, second.status].sort()).toEqual([202, 409]);
    const runId = String(bodyOf(first)['run_id']);
    expect(bodyOf(second)['run_id']).toBe(runId);

    expect(
      bodyOf(await call(integration, 'POST', `/mask/runs/${runId}/abort`, 202, { headers: JSON_TYPE }))['run_id'],
    ).toBe(runId);
    expect((await ended(integration, runId))['status']).toBe('Aborted');
    await expectError(post(integration, `/mask/runs/${runId}/abort`, 409, {}), 'invalid_state');
    await expectError(post(integration, `/mask/runs/${runId}/retry`, 409, {}), 'invalid_state');
    await post(integration, `/mask/runs/${runId}/resume`, 202, {});
    const run = await ended(integration, runId);
    expect([run['status'], run['source']]).toEqual(['Completed With Errors', 'REST']);
    expect((run['errors'] as unknown[]).length).toBeGreaterThan(0);
    await expectError(post(integration, `/mask/runs/${runId}/resume`, 409, {}), 'invalid_state');
    await post(integration, `/mask/runs/${runId}/retry`, 202, {});
    await ended(integration, runId);

    const page = bodyOf(await call(integration, 'GET', `/mask/runs/${runId}/audit?limit=2`, 200));
    expect(page['entries']).toHaveLength(2);
    const next = bodyOf(
      await call(integration, 'GET', `/mask/runs/${runId}/audit?limit=200&after=${String(page['next_after'])}`, 200),
    );
    expect((next['entries'] as unknown[]).length).toBeGreaterThan(0);
    const list = bodyOf(await call(integration, 'GET', '/mask/runs?limit=1', 200));
    expect(list['runs']).toMatchObject([{ run_id: runId }]);

    const file = await call(integration, 'GET', `/mask/runs/${runId}/export`, 200);
    await expectError(call(integration, 'GET', `/mask/runs/${runId}/export?after=nope`, 400), 'invalid_field', 'after');
    const carry = (text: string, status: number): Promise<Answer> =>
      call(production.admin, 'POST', '/mask/audit/imports', status, { headers: JSON_TYPE, body: text });
    await carry(file.text, 201);
    await expectError(carry(file.text, 409), 'already_imported');
    await expectError(carry(file.text.replace('Contact', 'Kontakt'), 401), 'bad_signature');
    await expectError(carry('{"format":"another"}', 400), 'invalid_file');
    await expectError(carry(`{"x":"${'x'.repeat(1_000_001)}"}`, 413), 'body_too_large');
    await expectError(
      call(production.admin, 'POST', '/mask/audit/imports', 415, {
        body: file.text,
        headers: { 'content-type': 'text/plain' },
      }),
      'unsupported_content_type',
    );
    await expectError(
      call(sandbox.admin, 'POST', '/mask/audit/imports', 403, { headers: JSON_TYPE, body: file.text }),
      'not_production',
    );
  }, 120_000);

  test('a certificate is issued, checked in the sandbox and in production, and refused when it was changed', async () => {
    const { integration, sandbox, production } = orgs();
    const [run] = bodyOf(await call(integration, 'GET', '/mask/runs?limit=1', 200))['runs'] as { run_id: string }[];
    const file = await call(integration, 'GET', `/mask/runs/${run.run_id}/certificate`, 200);
    const check = (send: Send, text: string, status: number): Promise<Answer> =>
      call(send, 'POST', '/mask/certificates', status, { headers: JSON_TYPE, body: text });
    for (const send of [integration, sandbox.admin, production.admin])
      expect(bodyOf(await check(send, file.text, 200))).toMatchObject({
        run: { run_id: run.run_id },
        objects: expect.arrayContaining(['Contact']),
      });
    await expectError(check(production.admin, file.text.replace('Contact', 'Kontakt'), 401), 'bad_signature');
    await expectError(check(integration, '{"format":"another"}', 400), 'invalid_file');
    await expectError(check(integration, `{"x":"${'x'.repeat(1_000_001)}"}`, 413), 'body_too_large');
    await expectError(
      call(integration, 'POST', '/mask/certificates', 415, {
        body: file.text,
        headers: { 'content-type': 'text/plain' },
      }),
      'unsupported_content_type',
    );
  }, 60_000);

  test('the wish to abort, resume and retry has no members', async () => {
    const { integration, sandbox } = orgs();
    const [run] = bodyOf(await call(integration, 'GET', '/mask/runs?limit=1', 200))['runs'] as { run_id: string }[];
    for (const control of ['abort', 'resume', 'retry']) {
      const url = `/mask/runs/${run.run_id}/${control}`;
      await expectError(post(integration, url, 400, { force: true }), 'invalid_field', 'force');
      await expectError(
        call(integration, 'POST', url, 413, { headers: JSON_TYPE, body: `{"x":"${'x'.repeat(65_536)}"}` }),
        'body_too_large',
      );
      await expectError(
        call(integration, 'POST', url, 415, { headers: { 'content-type': 'text/plain' }, body: '{}' }),
        'unsupported_content_type',
      );
      await expectError(post(integration, `/mask/runs/${sandbox.org.adminId}/${control}`, 404, {}), 'unknown_run');
    }
    for (const url of ['', '/audit', '/export', '/certificate'])
      await expectError(call(integration, 'GET', `/mask/runs/nonsense${url}`, 404), 'unknown_run');
    for (const parameter of ['limit=0', 'limit=201', 'limit=ten', 'after=nonsense']) {
      const field = parameter.split('=')[0];
      await expectError(call(integration, 'GET', `/mask/runs?${parameter}`, 400), 'invalid_field', field);
      await expectError(
        call(integration, 'GET', `/mask/runs/${run.run_id}/audit?${parameter}`, 400),
        'invalid_field',
        field,
      );
    }
  }, 60_000);

  test('an export of a run that has not ended is refused', async () => {
    const { integration } = orgs();
    const started = bodyOf(await post(integration, '/mask', 202, request({ dry_run: true })));
    const runId = String(started['run_id']);
    for (const file of ['export', 'certificate'])
      await expectError(call(integration, 'GET', `/mask/runs/${runId}/${file}`, 409), 'invalid_state');
    const run = await ended(integration, runId);
    expect(run['dry_run']).toBe(true);
  }, 60_000);

  test('a partial run reports which objects it is about', async () => {
    const { integration } = orgs();
    const wanted = request({ only_objects: ['lead'] });
    const run = await ended(integration, String(bodyOf(await post(integration, '/mask', 202, wanted))['run_id']));
    expect(run).toMatchObject({
      only_objects: ['Lead'],
      verification: { objects_chosen: 1, summary: 'Passed, chosen objects only (1)' },
    });
    const objects = (run['objects'] as { object: string }[]).map(({ object }) => object);
    expect(objects.filter((object) => object !== 'Lead')).toEqual([]);
  }, 60_000);

  test('a request to mask is read strictly', async () => {
    const { integration, sandbox, production } = orgs();
    const sent = (
      body: string | Uint8Array,
      status: number,
      headers: Readonly<Record<string, string>> = JSON_TYPE,
    ): Promise<Answer> => call(integration, 'POST', '/mask', status, { body, headers });
    const orgId = sandbox.org.facts.id;
    const invalidJson = [
      '',
      ' ',
      '{',
      '[]',
      '"text"',
      '{"org_id":}',
      `{"rules":"Default"} x`,
      `{"x":${'['.repeat(11)}${']'.repeat(11)}}`,
    ];
    for (const body of invalidJson) await expectError(sent(body, 400), 'invalid_json');
    await expectError(sent(Uint8Array.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), 400), 'invalid_json');
    await expectError(sent('{"rules":"Default"}', 400), 'missing_field', 'org_id');
    await expectError(sent(`{"org_id":"${orgId}"}`, 400), 'missing_field', 'rules');
    await expectError(sent(`{"org_id":"${orgId}","rules":7}`, 400), 'invalid_field', 'rules');
    await expectError(sent(`{"org_id":"${orgId}","rules":" "}`, 400), 'invalid_field', 'rules');
    await expectError(sent(`{"org_id":"${orgId}","rules":"Default","dry_run":"yes"}`, 400), 'invalid_field', 'dry_run');
    for (const list of ['"Contact"', '[]', '["Contact",7]', '[["Contact"]]', '[""]', '["Nope__c"]', '{"a":1}'])
      await expectError(
        sent(`{"org_id":"${orgId}","rules":"Default","only_objects":${list}}`, 400),
        'invalid_field',
        'only_objects',
      );
    for (const list of ['"Lead"', '[]', '["Nope"]', '["no name"]'])
      await expectError(
        sent(`{"org_id":"${orgId}","rules":"Default","only_rules":${list}}`, 400),
        'invalid_field',
        'only_rules',
      );
    await expectError(sent(`{"org_id":"here","rules":"Default"}`, 400), 'invalid_field', 'org_id');
    await expectError(sent(`{"org_id":"${orgId}","rules":"Default","rules":"Default"}`, 400), 'invalid_field', 'rules');
    await expectError(sent(`{"org_id":"${orgId}","rules":"Default","force":true}`, 400), 'invalid_field', 'force');
    await expectError(sent(`{"org_id":"${orgId}","rules":"Nobody"}`, 400), 'unknown_rules', 'rules');
    await expectError(sent(`{"org_id":"${'x'.repeat(70_000)}"}`, 413), 'body_too_large');
    for (const type of ['text/plain', 'application/xml', 'application/json; charset=latin1', 'application/jsonp'])
      await expectError(sent('{}', 415, { 'content-type': type }), 'unsupported_content_type');
    await expectError(sent(`{"org_id":"${production.org.facts.id}","rules":"Default"}`, 403), 'org_mismatch', 'org_id');
    const there = JSON.stringify({ org_id: production.org.facts.id, rules: 'Default' });
    await expectError(
      call(production.admin, 'POST', '/mask', 403, { body: there, headers: JSON_TYPE }),
      'not_a_sandbox',
    );
  }, 60_000);

  test('the id of the org may have 15 characters, and the type may name its encoding', async () => {
    const { integration, sandbox } = orgs();
    const body = JSON.stringify(
      request({ org_id: sandbox.org.facts.id.slice(0, 15), rules: 'default', dry_run: true }),
    );
    const answer = await call(integration, 'POST', '/mask', 202, {
      body,
      headers: { 'content-type': 'Application/JSON; charset="UTF-8"' },
    });
    await ended(integration, String(bodyOf(answer)['run_id']));
  }, 60_000);

  test('paths and methods that do not exist are refused', async () => {
    const { integration } = orgs();
    for (const url of [
      '/mask/nothing',
      '/mask/runs/x/y',
      '/mask/v2',
      '/mask/v1/v1',
      '/mask//',
      '/mask/RUNS',
      '/mask/runs//audit',
    ])
      await expectError(call(integration, 'GET', url, 404), 'unknown_path');
    for (const [method, url, allow] of [
      ['GET', '/mask', 'POST'],
      ['PUT', '/mask', 'POST'],
      ['DELETE', '/mask/runs', 'GET'],
      ['PATCH', '/mask/inventory', 'GET'],
      ['GET', '/mask/gateway', 'POST'],
      ['PUT', '/mask/schedules', 'GET, POST'],
    ] as const) {
      const answer = call(integration, method, url, 405);
      await expectError(answer, 'method_not_allowed');
      expect((await answer).headers.get('allow')).toBe(allow);
    }
  }, 30_000);

  test('the inventory, of the default rule set or another', async () => {
    const { integration } = orgs();
    const { fields } = bodyOf(await call(integration, 'GET', '/mask/inventory', 200)) as {
      fields: { object: string; field: string; covered: boolean }[];
    };
    expect(fields.find(({ object, field }) => object === 'Contact' && field === 'Email')?.covered).toBe(true);
    await call(integration, 'GET', '/mask/inventory?rules=DEFAULT', 200);
    await expectError(call(integration, 'GET', '/mask/inventory?rules=Nobody', 400), 'unknown_rules', 'rules');
  }, 30_000);

  test('rule sets go out and come back', async () => {
    const { admin } = orgs().sandbox;
    const file = await call(admin, 'GET', '/mask/rules/default', 200);
    const compared = await call(admin, 'POST', '/mask/rules?dry_run=true', 200, {
      headers: JSON_TYPE,
      body: file.text,
    });
    expect(bodyOf(compared)).toMatchObject({ rules: 'Default', is_new: false, added: [], changed: [], kept: [] });
    await expectError(
      call(admin, 'POST', '/mask/rules?dry_run=perhaps', 400, { headers: JSON_TYPE, body: file.text }),
      'invalid_field',
      'dry_run',
    );
    const saved = bodyOf(await call(admin, 'POST', '/mask/rules', 202, { headers: JSON_TYPE, body: file.text }));
    const look = `/mask/rule-saves/${String(saved['save_id'])}`;
    for (let tries = 0; tries < 200; tries++) {
      if (bodyOf(await call(admin, 'GET', look, 200))['state'] !== 'Deploying') break;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    expect(bodyOf(await call(admin, 'GET', look, 200))['state']).toBe('Saved');
    expect((await call(admin, 'GET', '/mask/rules/default', 200)).text).toBe(file.text);
    await expectError(post(admin, '/mask/rules', 400, { format: 'another' }), 'invalid_file');
    await expectError(
      post(admin, '/mask/rules', 400, { ...bodyOf(file), masked_domain: 'example.com' }),
      'invalid_field',
      'rules',
    );
    await expectError(
      call(admin, 'POST', '/mask/rules', 413, { headers: JSON_TYPE, body: `{"x":"${'x'.repeat(500_001)}"}` }),
      'body_too_large',
    );
    await expectError(
      call(admin, 'POST', '/mask/rules', 415, { headers: { 'content-type': 'text/plain' }, body: file.text }),
      'unsupported_content_type',
    );
    await expectError(call(admin, 'GET', '/mask/rules/Nobody', 400), 'unknown_rules');
    await expectError(call(admin, 'GET', '/mask/rule-saves/nonsense', 404), 'unknown_save');
  }, 60_000);

  test('what a run found is accepted with a reason and a date, listed with its verification, and revoked', async () => {
    const { admin } = orgs().sandbox;
    const runs = bodyOf(await call(admin, 'GET', '/mask/runs', 200))['runs'] as { run_id: string; status: string }[];
    const run = runs.find(({ status }) => status === 'Completed With Errors')!;
    const problems = `/mask/runs/${run.run_id}/problems`;
    const found = bodyOf(await call(admin, 'GET', problems, 200))['problems'] as Record<string, unknown>[];
    expect(found.map(({ state }) => state)).toContain('open');
    const expires_on = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    const url = `/mask/runs/${run.run_id}/exceptions`;
    for (const { object, field, reason_code } of found) {
      const about = { object, reason_code, ...(field === null ? {} : { field }) };
      await expectError(
        post(admin, url, 400, { ...about, reason: 'Known', expires_on: '2020-01-01' }),
        'invalid_field',
        'expires_on',
      );
      await post(admin, url, 200, { ...about, reason: 'Known', expires_on });
    }
    const judged = bodyOf(await call(admin, 'GET', `/mask/runs/${run.run_id}`, 200));
    expect([
      judged['status'],
      (judged['verification'] as { accepted_exceptions: unknown[] }).accepted_exceptions,
    ]).toEqual([
      'Completed',
      found.map(({ object, field, reason_code }) =>
        expect.objectContaining({ object, field, reason_code, reason: 'Known' }),
      ),
    ]);
    const known = bodyOf(await call(admin, 'GET', '/mask/exceptions', 200))['exceptions'] as { exception_id: string }[];
    for (const { exception_id } of known) await call(admin, 'DELETE', `/mask/exceptions/${exception_id}`, 200);
    await expectError(call(admin, 'DELETE', `/mask/exceptions/${known[0].exception_id}`, 404), 'unknown_exception');
    const unknown = '/mask/runs/nonsense';
    await expectError(call(admin, 'GET', `${unknown}/problems`, 404), 'unknown_run');
    await expectError(post(admin, `${unknown}/exceptions`, 404, {}), 'unknown_run');
    await expectError(post(admin, url, 413, { reason: 'x'.repeat(65_536) }), 'body_too_large');
    await expectError(
      call(admin, 'POST', url, 415, { headers: { 'content-type': 'text/plain' }, body: '{}' }),
      'unsupported_content_type',
    );
  }, 60_000);

  test('schedules are made, listed and removed', async () => {
    const { admin } = orgs().sandbox;
    const made = bodyOf(await post(admin, '/mask/schedules', 201, { rules: 'default', cron: '0 0 3 * * ?' }));
    expect(bodyOf(await call(admin, 'GET', '/mask/schedules', 200))['schedules']).toEqual([made]);
    const url = `/mask/schedules/${String(made['schedule_id'])}`;
    await call(admin, 'DELETE', url, 200);
    await expectError(call(admin, 'DELETE', url, 404), 'unknown_schedule');
    await expectError(post(admin, '/mask/schedules', 400, { cron: 'at night' }), 'invalid_field', 'cron');
    await expectError(
      post(admin, '/mask/schedules', 400, { cron: '0 0 3 * * ?', rules: 'Nobody' }),
      'unknown_rules',
      'rules',
    );
    await expectError(
      call(admin, 'POST', '/mask/schedules', 413, { headers: JSON_TYPE, body: `{"cron":"${'x'.repeat(65_536)}"}` }),
      'body_too_large',
    );
    await expectError(
      call(admin, 'POST', '/mask/schedules', 415, { headers: { 'content-type': 'text/plain' }, body: '{}' }),
      'unsupported_content_type',
    );
  }, 30_000);

  test('the webhook answers like the request to mask', async () => {
    const { integration, sandbox } = orgs();
    let deliveries = 0;
    const delivery = (rest: object = {}): string =>
      JSON.stringify({
        event: 'sandbox.refreshed',
        org_id: sandbox.org.facts.id,
        sandbox_name: 'uat',
        delivery_id: `contract-${deliveries++}`,
        ...rest,
      });
    const sent = (
      body: string,
      status: number,
      headers: Readonly<Record<string, string>> = JSON_TYPE,
    ): Promise<Answer> =>
      call(integration, 'POST', '/mask/gateway', status, { body, headers: { ...headers, ...signed(secret(), body) } });
    const started = bodyOf(await sent(delivery(), 202));
    expect(codeOf(await sent(delivery(), 409))).toBe('run_active');
    expect((await ended(integration, String(started['run_id'])))['source']).toBe('Webhook');
    await expectError(sent(delivery({ event: 'sandbox.deleted' }), 400), 'invalid_field', 'event');
    await expectError(sent(delivery({ rules: 'Nobody' }), 400), 'unknown_rules', 'rules');
    await expectError(sent(delivery({ org_id: '00D000000000001' }), 403), 'org_mismatch', 'org_id');
    await expectError(sent(delivery({ sandbox_name: 'other' }), 403), 'org_mismatch', 'sandbox_name');
    await expectError(
      call(integration, 'POST', '/mask/gateway', 401, { body: delivery(), headers: JSON_TYPE }),
      'bad_signature',
    );
    await expectError(sent(`{"x":"${'x'.repeat(65_536)}"}`, 413), 'body_too_large');
    await expectError(sent(delivery(), 415, { 'content-type': 'text/plain' }), 'unsupported_content_type');
  }, 60_000);

  test('whoever lacks the custom permission gets an error; the platform answers whoever has no token', async () => {
    const { nobody, stranger } = orgs();
    for (const [method, url] of operations()) {
      const answer = await stranger({ method, url });
      expect([method, url, answer.status, answer.text]).toEqual([
        method,
        url,
        401,
        expect.stringContaining('INVALID_SESSION_ID'),
      ]);
      // May not even call the class.
      expect([method, url, (await nobody({ method, url })).status]).toEqual([method, url, 403]);
    }
    // What the class itself answers: the same user with access to the class and no custom permission.
    const { org } = orgs().sandbox;
    org.runAnonymous(CLASS_ACCESS);
    for (const [method, url] of operations())
      await expectError(
        call(nobody, method, url, 403, method === 'POST' ? { headers: JSON_TYPE, body: '{}' } : {}),
        'not_permitted',
      );
  }, 60_000);

  test('every documented answer was seen, but the one for errors nobody expected', () => {
    const missing = documentedAnswers().filter((name) => !name.endsWith(' 500') && !seen.has(name));
    // The last one needs an org whose settings forbid deployments by Apex: RuleCallsTest.
    expect(missing).toEqual(['POST /mask/rules 409']);
  });
}

/** Every operation with an id instead of its parameter. */
function operations(): (readonly [string, string])[] {
  return [...new Set(documentedAnswers().map((name) => name.replace(/ \d+$/, '')))].map((name) => {
    const [method, template] = name.split(' ');
    return [method, template.replace(/\{\w+\}/, 'aSe5g0000000001CAA')] as const;
  });
}

const CLASS_ACCESS = `
  PermissionSet granted = new PermissionSet(Name = 'Class_Only', Label = 'Class Only');
  insert as system granted;
  List<SetupEntityAccess> access = new List<SetupEntityAccess>();
  for (ApexClass resource : [SELECT Id FROM ApexClass WHERE Name IN ('MaskResource', 'MaskRootResource') WITH SYSTEM_MODE]) {
    access.add(new SetupEntityAccess(ParentId = granted.Id, SetupEntityId = resource.Id));
  }
  insert as system access;
  Id nobodyId = [SELECT Id FROM User WHERE LastName = 'nobody' WITH SYSTEM_MODE].Id;
  insert as system new PermissionSetAssignment(AssigneeId = nobodyId, PermissionSetId = granted.Id);
`;
