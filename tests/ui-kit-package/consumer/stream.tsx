import { renderToPipeableStream } from 'react-dom/server';
import { page } from './page';

/** Prints the page as a server sends it. */
const { pipe } = renderToPipeableStream(page, {
  onAllReady: () => pipe(process.stdout),
  onError: (reason) => {
    throw reason;
  },
});
