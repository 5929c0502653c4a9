import { matchRoutes } from 'react-router-dom';
import { routes, type PageName, type PortalRoute } from './routes';

const table: PortalRoute[] = [...routes.guest, ...routes.open, ...routes.anyone, ...routes.signedIn];

/**
 * The pages that a path shows, the outermost first. A redirect gives the pages of its target; an unknown path gives
 * NotFoundPage (LAY-7).
 */
export function pagesAt(pathname: string): PageName[] {
  const rows = (matchRoutes(table, pathname) ?? []).map(({ route }) => route);
  return rows.flatMap(({ page, redirectTo, preload }) => {
    if (redirectTo !== undefined) return pagesAt(redirectTo);
    return page === undefined || preload === false ? [] : [page];
  });
}
