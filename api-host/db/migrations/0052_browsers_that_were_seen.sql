-- A browser in which the player has signed in, but did not want to be remembered, is seen and not trusted: the player is not
-- notified of it again (SAFE-4), and it is exempt from nothing.
alter table known_browsers add column trusted_until timestamptz;
update known_browsers set trusted_until = expires_at;
