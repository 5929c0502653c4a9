import { createTheme, CssBaseline, ThemeProvider } from '@mui/material';
import i18n from 'i18next';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { PersistGate } from 'redux-persist/integration/react';
import { SignIn } from './SignIn';
import { persistor, store, useMeQuery } from './store';

void i18n.use(initReactI18next).init({
  lng: 'vi',
  resources: {
    vi: {
      translation: {
        title: 'Đăng nhập',
        username: 'Tên đăng nhập',
        password: 'Mật khẩu',
        remember: 'Ghi nhớ đăng nhập',
        register: 'Đăng ký',
        failed: 'Tên đăng nhập hoặc mật khẩu không đúng.',
      },
    },
  },
});

const theme = createTheme({ palette: { mode: 'dark', primary: { main: '#F6B73C' } } });

const Pages = () => {
  useMeQuery('');
  return (
    <Routes>
      <Route path="*" element={<SignIn />} />
    </Routes>
  );
};

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Provider store={store}>
      <PersistGate loading={null} persistor={persistor}>
        <ThemeProvider theme={theme}>
          <CssBaseline />
          <BrowserRouter>
            <Pages />
          </BrowserRouter>
        </ThemeProvider>
      </PersistGate>
    </Provider>,
  );
