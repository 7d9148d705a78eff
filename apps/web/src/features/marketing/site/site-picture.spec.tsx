import { afterEach, describe, expect, it } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { ShownSitePage } from './shown-site-page';
import { SitePicture, SitePictures } from './site-picture';

afterEach(cleanup);

const river = {
  alt: 'A river between houses',
  width: 1200,
  height: 900,
  point: '20% 80%',
  srcSet: '/files/r.small.webp 320w, /files/r.webp 1200w',
};

function open(text: string, src = '/files/r.webp'): HTMLImageElement {
  render(
    <SitePictures value={{ '/files/r.webp': river }}>
      <SitePicture src={src} text={text} width={800} height={500} />
    </SitePictures>,
  );
  return screen.getByRole<HTMLImageElement>('img');
}

describe('[208-216] a picture of a page', () => {
  it('of the library is cut around its focal point, and has its sizes and the words of the page', () => {
    const image = open('The Charles');
    expect(image.alt).toBe('The Charles');
    expect(image.srcset).toBe(river.srcSet);
    expect(image.style.getPropertyValue('--site-picture-point')).toBe('20% 80%');
  });

  it('has the words of the library where the page has none', () => {
    expect(open('').alt).toBe(river.alt);
  });

  it('that comes with the product is shown as it is', () => {
    const image = open('Boston', '/art/boston.svg');
    expect([image.getAttribute('src'), image.srcset, image.alt]).toEqual(['/art/boston.svg', '', 'Boston']);
  });

  it('is shown as it is while a server of before the library answers', () => {
    const data = { title: 'Boston', description: 'A city', blocks: [] };
    const content = JSON.stringify({ type: 'page', entry: { slug: 'boston', data }, lists: {} });
    const Content = () => <SitePicture src="/art/boston.svg" text="Boston" width={800} height={500} />;
    render(
      <LyceumProvider>
        <ShownSitePage answer={{ title: 'Boston', content }} search="" Content={Content} />
      </LyceumProvider>,
    );
    expect(screen.getByRole('img', { name: 'Boston' })).toBeTruthy();
  });
});
