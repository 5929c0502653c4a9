import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** The folders and files of a build. It is written to `next`, which replaces `dist` only when it is complete. */
export const places = {
  root,
  dist: path.join(root, 'dist'),
  next: path.join(root, '.cache/dist-next'),
  prerender: path.join(root, '.cache/prerender'),
  publicFiles: path.join(root, 'public'),
};
