-- The zones that are CLOSED.
create or replace function closed_zones() returns integer[] language plpgsql stable as $$
begin
  return array(select z.id from zones z where z.state = 'CLOSED');
end $$;
