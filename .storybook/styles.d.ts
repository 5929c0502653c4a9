/** Style sheets are imported only for their side effects. */
declare module '*.css';
