import { matchRoutes } from 'react-router-dom';
import { allRoutes, type PageName } from './routes';

/** The last result, cached because the shell looks up the current path at each change of the store. */
let last: { pathname: string; pages: readonly PageName[] } | undefined;

/**
 * The pages that a path shows, outermost first. A redirect yields the pages of its target, and an unknown path yields NotFoundPage
 * (LAY-7).
 */
export function pagesAt(pathname: string): readonly PageName[] {
  if (last?.pathname !== pathname) last = { pathname, pages: matchPages(pathname) };
  return last.pages;
}

function matchPages(pathname: string): PageName[] {
  const rows = (matchRoutes(allRoutes, pathname) ?? []).map(({ route }) => route);
  return rows.flatMap(({ page, redirectTo, preload }) => {
    if (redirectTo !== undefined) return matchPages(redirectTo);
    return page === undefined || preload === false ? [] : [page];
  });
}
