/** moment has types for itself only. */
declare module 'moment/locale/vi';
