export * from './common';
export * from './game';
export * from './money';
export * from './player';
export * from './signIn';
