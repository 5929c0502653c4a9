import { matchRoutes } from 'react-router-dom';
import { routes, type PageName, type PortalRoute } from './routes';

const table: PortalRoute[] = [...routes.guest, ...routes.open, ...routes.anyone, ...routes.signedIn];

/** The last answer: the shell asks for the page that is open at each change of the store. */
let last: { pathname: string; pages: readonly PageName[] } | undefined;

/**
 * The pages that a path shows, the outermost first. A redirect gives the pages of its target; an unknown path gives
 * NotFoundPage (LAY-7).
 */
export function pagesAt(pathname: string): readonly PageName[] {
  if (last?.pathname !== pathname) last = { pathname, pages: matchPages(pathname) };
  return last.pages;
}

function matchPages(pathname: string): PageName[] {
  const rows = (matchRoutes(table, pathname) ?? []).map(({ route }) => route);
  return rows.flatMap(({ page, redirectTo, preload }) => {
    if (redirectTo !== undefined) return matchPages(redirectTo);
    return page === undefined || preload === false ? [] : [page];
  });
}
