/** MUI's layout components, re-exported so that screens import only the kit. */
export { default as Box } from '@mui/material/Box';
export { default as Stack } from '@mui/material/Stack';
