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

-- What is taken off a session's lines; the provider takes one coupon per session.
create table if not exists sandbox.coupons (
  id text primary key,
  number bigint generated always as identity unique,
  created timestamptz not null default now(),
  name text,
  amount_off integer not null check (amount_off > 0),
  currency text not null
);
alter table sandbox.checkout_sessions
  add column if not exists amount_discount integer not null default 0 check (amount_discount >= 0);

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

-- The print partner. What opens its API; what it prints; what it looked at; whom it tells.
create table if not exists sandbox.print_tokens (
  token_hash text primary key,
  expires_at timestamptz not null
);

create table if not exists sandbox.print_jobs (
  id bigint generated always as identity (start with 140001) primary key,
  external_id text not null,
  created timestamptz not null default now(),
  status text not null default 'CREATED',
  message text not null,
  changed timestamptz not null default now(),
  -- When it goes on by itself; empty where it waits for somebody.
  due_at timestamptz,
  request jsonb not null,
  lines jsonb not null,
  -- Known once the pages have been counted.
  costs jsonb,
  arrives_from date not null,
  arrives_until date not null
);
create index if not exists print_jobs_due on sandbox.print_jobs (due_at) where due_at is not null;

create table if not exists sandbox.print_file_checks (
  id bigint generated always as identity (start with 2001) primary key,
  part text not null check (part in ('interior', 'cover')),
  request jsonb not null,
  -- Empty until it has begun.
  status text,
  page_count integer,
  errors jsonb,
  created timestamptz not null default now()
);
create index if not exists print_file_checks_open on sandbox.print_file_checks (id)
  where status is null or status like '%ING';

create table if not exists sandbox.print_webhooks (
  id uuid primary key default gen_random_uuid(),
  url text not null unique,
  topics jsonb not null,
  is_active boolean not null default true,
  failed_in_a_row integer not null default 0
);

create table if not exists sandbox.print_submissions (
  id bigint generated always as identity primary key,
  webhook_id uuid not null references sandbox.print_webhooks on delete cascade,
  job_id bigint not null,
  created timestamptz not null default now(),
  body json not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  ended_at timestamptz,
  is_success boolean,
  response_code integer
);
create index if not exists print_submissions_waiting on sandbox.print_submissions (next_attempt_at)
  where ended_at is null;

-- What is wrong with the partner just now: a switch that is on, or so many calls that it is still to befall.
create table if not exists sandbox.print_troubles (
  name text primary key,
  value integer not null
);
