-- Lets the alarms of a transfer follow it to another provider: their subject names it, and what concerns its player is found and erased
-- by that name. If the same alarm is open there already, this one is closed.
create or replace function move_transfer_alarms(p_provider text, p_external_id text, p_to text) returns void language plpgsql as $$
declare
  v_subject constant text := p_to || '/' || p_external_id;
begin
  update alarms a
     set detail = jsonb_set(a.detail, '{subject}', to_jsonb(v_subject)),
         -- null: raised by an early version.
         open_key = case when a.open_key is not null then a.kind || ' ' || v_subject end,
         closed_at = case
           when a.closed_at is null and exists (
             select from alarms o where o.open_key = a.kind || ' ' || v_subject and o.closed_at is null) then now()
           else a.closed_at
         end
   where a.detail ->> 'subject' = p_provider || '/' || p_external_id;
end $$;
