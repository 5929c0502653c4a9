import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { page } from './page';

/** Says when the page runs; its effect comes after those of the page. */
const Running = () => {
  useEffect(() => {
    document.title = 'runs';
  }, []);
  return null;
};

// React tells of markup that differs by an error of the console.
hydrateRoot(document.getElementById('root') as HTMLElement, page);
hydrateRoot(document.getElementById('end') as HTMLElement, <Running />);
