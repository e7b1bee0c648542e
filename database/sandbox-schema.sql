-- Everything the stand-ins remember. It lives beside the shop's tables, in a schema of its own, so that a killed
-- sandbox loses nothing and a backup of the demo shop carries its payments and mails along.
create schema if not exists sandbox;

create table if not exists sandbox.checkout_sessions (
  id text primary key,
  number bigint generated always as identity unique,
  created timestamptz not null default now(),
  expires_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'complete', 'expired')),
  payment_status text not null default 'unpaid' check (payment_status in ('unpaid', 'paid')),
  payment_intent text unique,
  payment_intent_status text
    check (payment_intent_status in ('requires_payment_method', 'processing', 'succeeded')),
  last_payment_error text,
  amount_total integer not null check (amount_total > 0),
  currency text not null,
  request jsonb not null,
  lines jsonb not null,
  check (payment_status = 'unpaid' or status = 'complete'),
  check ((payment_status = 'paid') = (payment_intent_status is not distinct from 'succeeded')),
  check ((payment_intent is null) = (payment_intent_status is null))
);
create index if not exists checkout_sessions_open on sandbox.checkout_sessions (expires_at)
  where status = 'open';

-- One row per line that was really paid, written with the payment itself: what the shop's books must agree with.
create table if not exists sandbox.ledger (
  session_id text not null references sandbox.checkout_sessions,
  line integer not null,
  description text not null,
  metadata jsonb not null,
  quantity integer not null,
  unit_amount integer not null,
  amount integer not null check (amount = unit_amount * quantity),
  currency text not null,
  paid_at timestamptz not null default now(),
  primary key (session_id, line)
);

-- What was given back of a payment, or is about to be. What has failed has come back to the shop.
create table if not exists sandbox.refunds (
  id text primary key,
  number bigint generated always as identity unique,
  created timestamptz not null default now(),
  session_id text not null references sandbox.checkout_sessions,
  payment_intent text not null,
  amount integer not null check (amount > 0),
  currency text not null,
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  failure_reason text,
  reason text,
  metadata jsonb not null
);
create index if not exists refunds_of_session on sandbox.refunds (session_id);
-- Whether what is given back of this payment waits for a press, as a slow bank would have it.
alter table sandbox.checkout_sessions add column if not exists refunds_wait boolean not null default false;

-- A session passes each kind of event once at most; the unique key keeps even a wrong move from ringing twice.
create table if not exists sandbox.events (
  id text primary key,
  number bigint generated always as identity unique,
  type text not null,
  session_id text not null references sandbox.checkout_sessions,
  created timestamptz not null default now(),
  body json not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  delivered_at timestamptz,
  last_answer text
);
-- A refund passes some kinds twice (pending, given back, and then not taken by the bank after all).
alter table sandbox.events add column if not exists refund_id text references sandbox.refunds;
alter table sandbox.events drop constraint if exists events_session_id_type_key;
create unique index if not exists events_once on sandbox.events (session_id, type)
  where refund_id is null;
create index if not exists events_waiting on sandbox.events (next_attempt_at)
  where delivered_at is null;

create table if not exists sandbox.idempotency_keys (
  key text primary key,
  endpoint text not null,
  parameters jsonb not null,
  request_id text not null,
  answer json not null,
  created timestamptz not null default now()
);
create index if not exists idempotency_keys_age on sandbox.idempotency_keys (created);

create table if not exists sandbox.mails (
  id bigint generated always as identity primary key,
  message_id text not null unique,
  recipients text[] not null,
  sender text not null,
  subject text not null,
  text text not null,
  html text not null,
  source bytea not null,
  sent_at timestamptz not null default now()
);

create table if not exists sandbox.google_key (
  only_one boolean primary key default true check (only_one),
  private_key jsonb not null
);

create table if not exists sandbox.google_accounts (
  sub text primary key,
  email text not null unique,
  name text not null,
  last_used timestamptz not null default now()
);

create table if not exists sandbox.google_codes (
  code_hash text primary key,
  sub text not null references sandbox.google_accounts,
  redirect_uri text not null,
  scope text not null,
  nonce text,
  code_challenge text,
  offline boolean not null,
  expires_at timestamptz not null
);

create table if not exists sandbox.google_tokens (
  token_hash text primary key,
  kind text not null check (kind in ('access', 'refresh')),
  sub text not null references sandbox.google_accounts,
  scope text not null,
  expires_at timestamptz
);
