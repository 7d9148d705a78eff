/** Everything that editors write, as they read it. Apart from what each says, which lists do not load. */
export const contentTypeLabels = {
  page: 'Page',
  post: 'Blog post',
  article: 'Globe article',
  posting: 'Job posting',
  outcome: 'Research outcome',
  person: 'Person',
  story: 'Alumni story',
  testimonial: 'Testimonial',
  question: 'Question',
  feature: 'Feature',
  city: 'City',
  logo: 'Logo',
  episode: 'Podcast episode',
  press: 'Press item',
  banner: 'Banner',
  redirect: 'Redirect',
} as const;

export type ContentTypeName = keyof typeof contentTypeLabels;

export const contentTypeNames = Object.keys(contentTypeLabels) as [ContentTypeName, ...ContentTypeName[]];
