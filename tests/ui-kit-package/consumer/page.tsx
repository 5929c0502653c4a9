import { KitTextsProvider } from '@portal/ui-kit';
import { createKitTheme, KitThemeProvider } from '@portal/ui-kit/theme';
import { everySample } from '../../ui-kit/samples/index';
import { secondBrand } from '../../ui-kit/samples/secondBrand';

const theme = createKitTheme({ tokens: secondBrand, fontFamily: 'Georgia, serif', radius: 4 });

/** Every component with another product's look, texts and unit. */
export const page = (
  <KitThemeProvider theme={theme}>
    <KitTextsProvider texts={{ logo: { title: 'Rồng Việt' }, money: { unit: 'ngọc' } }}>
      {everySample.map(([name, sample]) => {
        // A second provider would restore the kit's own look.
        if (!sample || name === 'KitThemeProvider') return null;
        return <div key={name}>{sample.wrap ? sample.wrap(sample.element) : sample.element}</div>;
      })}
    </KitTextsProvider>
  </KitThemeProvider>
);
