import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { VisuallyHidden } from '@portal/ui-kit';
import { RouteChangeContext } from '../lib/RouteChangeContext';
import { useAppDispatch } from '../store/hooks';
import { mirrorLocation } from '../store/mirrorLocation';
import { sectionOf } from './sections';
import { useScrollMemory } from './useScrollMemory';

interface Seen {
  pathname: string;
  changes: number;
}

/** Mirrors the router's location in the store. It is rendered before the page, so that its effect runs before those of the page. */
const Mirror = () => {
  const dispatch = useAppDispatch();
  const location = useLocation();
  useLayoutEffect(() => {
    dispatch(mirrorLocation(location));
  }, [dispatch, location]);
  return null;
};

/** Counts page changes, scrolls to the top of each new section, and holds the live region that announces the page's title. */
export const RouteChangeProvider = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const [seen, setSeen] = useState<Seen>({ pathname, changes: 0 });
  const [announced, announce] = useState('');
  const section = useRef(sectionOf(pathname));
  if (seen.pathname !== pathname) setSeen({ pathname, changes: seen.changes + 1 });

  useScrollMemory();
  useEffect(() => {
    if (section.current === sectionOf(pathname)) return;
    section.current = sectionOf(pathname);
    // On Back and Forward, useScrollMemory restores the position.
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, navigation]);

  const value = useMemo(() => ({ changes: seen.changes, announce }), [seen.changes]);
  return (
    <RouteChangeContext value={value}>
      <Mirror />
      {children}
      <VisuallyHidden role="status" data-announcer>
        {announced}
      </VisuallyHidden>
    </RouteChangeContext>
  );
};
