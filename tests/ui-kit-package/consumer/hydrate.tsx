import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { page } from './page';

/** Signals that the page has been hydrated; its effect runs after those of the page. */
const Running = () => {
  useEffect(() => {
    document.title = 'runs';
  }, []);
  return null;
};

// React reports a hydration mismatch as a console error.
hydrateRoot(document.getElementById('root') as HTMLElement, page);
hydrateRoot(document.getElementById('end') as HTMLElement, <Running />);
