/** The parts of yup that the rules use, in a separate module, so that a page evaluates yup and the rules in separate tasks. */
export { boolean, mixed, number, object, string, ValidationError } from 'yup';
