import IconButton from '@mui/material/IconButton';
import { Eye, EyeOff } from 'lucide-react';
import { forwardRef, useImperativeHandle, useLayoutEffect, useRef, useState, use } from 'react';
import { TextField, type TextFieldProps } from './TextField';
import { KitTextsContext } from '../texts/KitTextsContext';
import { passwordField } from '../texts/passwordField';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'endAdornment'> {
  labels?: { show: string; hide: string } | undefined;
}

/** A password input with a show/hide button. Pressing the button keeps the focus and the caret position (REG-5). */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  ({ labels = use(KitTextsContext)(passwordField), maxLength = 128, ...rest }, ref) => {
    const [shown, setShown] = useState(false);
    const inputRef = useRef<HTMLInputElement>(null);
    const caret = useRef<[number | null, number | null] | null>(null);
    useImperativeHandle(ref, () => inputRef.current as HTMLInputElement);

    useLayoutEffect(() => {
      const [start, end] = caret.current ?? [null, null];
      if (start !== null) inputRef.current?.setSelectionRange(start, end);
      caret.current = null;
    }, [shown]);

    const toggle = () => {
      const input = inputRef.current;
      caret.current = input && [input.selectionStart, input.selectionEnd];
      setShown(!shown);
    };

    return (
      <TextField
        ref={inputRef}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxLength}
        {...rest}
        type={shown ? 'text' : 'password'}
        endAdornment={
          <IconButton
            aria-label={shown ? labels.hide : labels.show}
            disabled={rest.disabled ?? false}
            // Keeps the focus in the input, so that the phone's keyboard stays open.
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
          >
            {shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
          </IconButton>
        }
      />
    );
  },
);
PasswordField.displayName = 'PasswordField';
