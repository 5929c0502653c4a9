/** What the rules take from yup, as a module of its own: a page evaluates it in one task, and the rules in another. */
export { boolean, mixed, number, object, string, ValidationError } from 'yup';
