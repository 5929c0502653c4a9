-- Trigger functions and triggers get the names of what they do. Triggers refer to their function by its id, so they go on working.
alter function open_balance() rename to create_balance;
alter trigger players_open_balance on players rename to players_create_balance;
alter function book_postings() rename to apply_postings;
alter trigger postings_book on postings rename to postings_apply;
alter function announce_money() rename to notify_money_event;
alter trigger operator_actions_announce on operator_actions rename to operator_actions_notify;
alter trigger transfer_notices_announce on transfer_notices rename to transfer_notices_notify;
