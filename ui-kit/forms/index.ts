export { TextField, type TextFieldProps } from './TextField';
export { PasswordField, type PasswordFieldProps } from './PasswordField';
export { CheckboxField, type CheckboxFieldProps } from './CheckboxField';
export { SelectFormField, type SelectFormFieldProps } from './SelectFormField';
export { SubmitButton, type SubmitButtonProps } from './SubmitButton';
export { FormAlert, type FormAlertProps } from './FormAlert';
export { type FieldErrorMeta, useFieldError } from './useFieldError';
