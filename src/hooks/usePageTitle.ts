import { useContext, useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { documentTitle } from '../lib/documentTitle';
import { PortalConfigContext } from '../lib/PortalConfigContext';
import { RouteChangeContext } from '../lib/RouteChangeContext';

/**
 * Sets the document's title (APP-6). After a navigation it also focuses the h1 and announces the title, so that users of a screen
 * reader notice the new page; `why`, if given, is announced after the title. Every page calls it once and passes the ref to its
 * PageTitle.
 */
export function usePageTitle(title: string, why?: string): RefObject<HTMLDivElement | null> {
  const { changes, announce } = useContext(RouteChangeContext);
  const game = useContext(PortalConfigContext).brand.name;
  const navigated = useRef(changes > 0);
  // Back and Forward restore the scroll position, so the focus must not scroll (PLAY-10).
  const preventScroll = useRef(useNavigationType() === NavigationType.Pop);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    document.title = documentTitle(title, game);
    if (navigated.current) announce(why === undefined ? title : `${title}. ${why}`);
  }, [title, why, game, announce]);

  useEffect(() => {
    const heading = root.current?.querySelector('h1');
    if (!navigated.current || !heading) return;
    heading.tabIndex = -1;
    heading.style.outline = 'none';
    heading.style.scrollMarginTop = '96px';
    heading.focus({ preventScroll: preventScroll.current });
  }, []);

  return root;
}
