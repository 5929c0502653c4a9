import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { VisuallyHidden } from '@portal/ui-kit';
import { RouteChangeContext } from '../shared/RouteChange';
import { sectionOf } from './sections';

interface Seen {
  pathname: string;
  changes: number;
}

/** Counts page changes, starts each new section at its top, and holds the live region that says the page's title. */
export const RouteChangeProvider = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const [seen, setSeen] = useState<Seen>({ pathname, changes: 0 });
  const [announced, announce] = useState('');
  const section = useRef(sectionOf(pathname));
  if (seen.pathname !== pathname) setSeen({ pathname, changes: seen.changes + 1 });

  useEffect(() => {
    if (section.current === sectionOf(pathname)) return;
    section.current = sectionOf(pathname);
    // Back and forward keep the browser's own scroll position.
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, navigation]);

  const value = useMemo(() => ({ changes: seen.changes, announce }), [seen.changes]);
  return (
    <RouteChangeContext value={value}>
      {children}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </RouteChangeContext>
  );
};
