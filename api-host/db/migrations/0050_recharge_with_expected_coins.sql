-- start_recharge takes the coins that the player was shown as well (db/functions/start_recharge.sql).
drop function if exists start_recharge(bigint, uuid, bytea, text, bigint, bigint, integer);
