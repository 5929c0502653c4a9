import createCache, { type EmotionCache, type Options } from '@emotion/cache';

/**
 * The properties that a browser which can run the portal knows only by their prefixed name: Safari, and Chromium before 136. Safari needs
 * it for a decoration of several words only.
 */
const unknownWithoutPrefix =
  /^(user-select|text-decoration(?=:.* )|text-size-adjust|mask(-[a-z]+)?|backdrop-filter|print-color-adjust|box-decoration-break|hyphens):/;

type StylisPlugin = NonNullable<Options['stylisPlugins']>[number];

/**
 * Emotion's own prefixer also writes what browsers needed before 2017 (`-ms-flexbox`, `-webkit-box-align`), which is a fifth of the CSS
 * in each page.
 */
const prefix: StylisPlugin = (element) => {
  if (element.type !== 'decl' || element.return || !unknownWithoutPrefix.test(element.value)) return;
  element.return = `-webkit-${element.value}${element.value}`;
};

/** The cache for the styles of one page. */
export const createStyleCache = (options: Options): EmotionCache =>
  createCache({ ...options, stylisPlugins: [prefix] });
