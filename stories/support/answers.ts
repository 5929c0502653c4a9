/** The answers of tests/support, under the name that stories use. */
export * from '../../tests/support/answers';
