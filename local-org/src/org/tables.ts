/**
 * The org's own tables: work still to be done, events, mail, what was deployed over the project. They share the file and the transactions of the records, so that a
 * job exists exactly when the transaction that started it was committed, and a killed org finds its jobs where they were.
 */
import type { Store } from '../store/store.ts';

const TABLES = `
  CREATE TABLE IF NOT EXISTS org_job (
    id TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    phase TEXT NOT NULL,
    class_name TEXT NOT NULL,
    user_id TEXT NOT NULL,
    state TEXT NOT NULL,
    details TEXT NOT NULL,
    due_at REAL NOT NULL,
    next INTEGER NOT NULL DEFAULT 0,
    total INTEGER NOT NULL DEFAULT 0,
    errors INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX IF NOT EXISTS org_job_order ON org_job (kind, phase, seq);
  CREATE TABLE IF NOT EXISTS org_job_scope (
    job_id TEXT NOT NULL,
    chunk INTEGER NOT NULL,
    items TEXT NOT NULL,
    PRIMARY KEY (job_id, chunk)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS org_schedule (
    id TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,
    job_id TEXT NOT NULL,
    class_name TEXT NOT NULL,
    user_id TEXT NOT NULL,
    state TEXT NOT NULL,
    cron TEXT NOT NULL,
    zone TEXT NOT NULL,
    next_at REAL NOT NULL,
    batch_scope INTEGER
  );
  CREATE TABLE IF NOT EXISTS org_event (
    replay_id INTEGER PRIMARY KEY AUTOINCREMENT,
    event TEXT NOT NULL,
    payload TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS org_event_log (
    replay_id INTEGER PRIMARY KEY,
    event TEXT NOT NULL,
    payload TEXT NOT NULL,
    created_at REAL NOT NULL
  );
  CREATE TABLE IF NOT EXISTS org_subscriber (
    name TEXT PRIMARY KEY,
    position INTEGER NOT NULL,
    retries INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS org_condition (
    name TEXT PRIMARY KEY,
    value REAL NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS org_component (
    type TEXT NOT NULL,
    full_name TEXT NOT NULL COLLATE NOCASE,
    content TEXT,
    project TEXT,
    PRIMARY KEY (type, full_name)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS org_cleared_lookup (
    parent_id TEXT NOT NULL,
    child_table TEXT NOT NULL,
    child_column TEXT NOT NULL,
    child_id TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS org_cleared_lookup_parent ON org_cleared_lookup (parent_id);
  CREATE TABLE IF NOT EXISTS org_outbox (
    id INTEGER PRIMARY KEY,
    sent_at REAL NOT NULL,
    recipients TEXT NOT NULL,
    sender TEXT NOT NULL,
    subject TEXT NOT NULL,
    body TEXT NOT NULL,
    cause TEXT NOT NULL,
    delivered INTEGER NOT NULL,
    reason TEXT
  );
  CREATE TABLE IF NOT EXISTS org_notification (
    id INTEGER PRIMARY KEY,
    sent_at REAL NOT NULL,
    type TEXT NOT NULL,
    users TEXT NOT NULL,
    title TEXT NOT NULL,
    body TEXT NOT NULL,
    target_id TEXT,
    target_page TEXT
  );
`;

export function createOrgTables(store: Store): void {
  store.exec(TABLES);
}
