-- Whether a sign-in from a browser that is not trusted asks for a code (SAFE-4).
alter table players add column approves_login boolean not null default false;
