-- What operators do (docs/decisions/0026): each change is one row here, written in the transaction of the change itself.
create table operator_actions (
  id bigint generated always as identity primary key,
  done_at timestamptz not null default now(),
  -- Who says he did it, and the user of the machine he did it as.
  operator text not null check (length(operator) between 1 and 64),
  os_user text not null,
  -- The words of the command, and what it was done to.
  action text not null,
  target text not null,
  reason text check (length(reason) between 1 and 500),
  before jsonb,
  after jsonb,
  -- The operator's own name for his intention; the same one is never carried out twice.
  request_id text unique check (length(request_id) between 1 and 64),
  -- The movement of KP, where there is one.
  player_id bigint,
  transaction_id bigint,
  check ((player_id is null) = (transaction_id is null))
);
create unique index operator_actions_by_movement on operator_actions (player_id, transaction_id) where transaction_id is not null;
create index operator_actions_by_target on operator_actions (target, id desc);

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% is a record: rows are added, never changed or removed', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger operator_actions_immutable before update or delete on operator_actions for each row execute function refuse_rewriting();
create trigger operator_actions_kept before truncate on operator_actions for each statement execute function refuse_rewriting();

-- An operator may find that a transfer is nobody's ('declined'): it waits no longer, until he opens it again.
alter table transfer_notices drop constraint transfer_notices_state_check;
alter table transfer_notices add constraint transfer_notices_state_check
  check (state in ('credited', 'unmatched', 'rejected', 'declined'));
drop index transfer_notices_waiting;
create index transfer_notices_waiting on transfer_notices (received_at) where state in ('unmatched', 'rejected');
create index transfer_notices_declined on transfer_notices (received_at) where state = 'declined';

-- Gives KP back by an operator's word. Debt is repaid first, as by all that comes in.
create function operator_refund(p_player bigint, p_amount bigint, p_note text) returns bigint language plpgsql as $$
declare
  v_balance constant balances := lock_balance(p_player);
  v_transaction constant bigint := nextval('transaction_ids');
begin
  insert into transactions (player_id, id, type, status, value, currency, note)
  values (p_player, v_transaction, 'credit.refund', 'success', p_amount, 'KP', p_note);
  perform post_incoming(p_player, v_transaction, 'house.recall', p_amount, v_balance.debt);
  return v_transaction;
end $$;

-- A name that a bank cut short may begin others (docs/decisions/0025): names are also looked up by how they begin.
drop index players_by_bare_name;
create index players_by_bare_name on players (replace(username, '_', '') text_pattern_ops);
