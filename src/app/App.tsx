import { Navigate, useRoutes, type RouteObject } from 'react-router-dom';
import { PublicOnly } from './guards/PublicOnly';
import { AuthFrame } from './layouts/AuthFrame';
import { pages } from './pages';
import { routes, type PortalRoute } from './routes';

const routeObject = ({ path, page, redirectTo, children }: PortalRoute): RouteObject => ({
  ...(path !== undefined && { path }),
  ...(page !== undefined && { Component: pages[page].Page }),
  ...(redirectTo !== undefined && { element: <Navigate to={redirectTo} replace /> }),
  ...(children && { children: children.map(routeObject) }),
});

const routeObjects: RouteObject[] = [
  {
    Component: AuthFrame,
    children: [
      { Component: PublicOnly, children: routes.guest.map(routeObject) },
      ...routes.open.map(routeObject),
    ],
  },
  ...routes.anyone.map(routeObject),
  ...routes.signedIn.map(routeObject),
];

/** The signed-in pages without the session guard, as the build and the host render them (docs/decisions/0111). */
export const SignedInPages = () =>
  useRoutes(routes.signedIn.flatMap(({ children }) => children).map(routeObject));

/** Every route of the portal: public pages in the auth layout, the others in the shell behind a session. */
export const App = () => useRoutes(routeObjects);
