-- book_top_up has another name and other arguments (db/functions/top_ups.sql). Only functions call it, and they change with it.
-- allowed: contract: no host calls it
drop function if exists book_top_up(bigint, bigint, text, text, bigint, bigint, bigint, bigint);
