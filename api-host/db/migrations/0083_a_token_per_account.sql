-- A browser has a token for each of its accounts (docs/decisions/0146). One that several accounts share may have been copied before the
-- later ones signed in there: nobody is known by it any more, and the next sign-in gives the browser another.
-- allowed: backfill: few browsers have several accounts
delete from known_browsers
 where token_hash in (select token_hash from known_browsers group by token_hash having count(*) > 1);
