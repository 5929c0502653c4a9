import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Folders and files of a build. It is made in `next` and takes the place of `dist` only when it is whole. */
export const places = {
  root,
  dist: path.join(root, 'dist'),
  next: path.join(root, '.cache/dist-next'),
  prerender: path.join(root, '.cache/prerender'),
  publicFiles: path.join(root, 'public'),
};
