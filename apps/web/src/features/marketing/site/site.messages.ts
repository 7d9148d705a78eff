import { message, plural } from '@lyceum/contracts/messages';

export const by = message('By {name}');
export const writtenBy = message('{name}, {sub}');
export const allArticles = message('All articles');
export const nextArticle = message('Next in the globe');
export const number = message('No. {number}');

export const latest = message('Latest');
export const headlines = message('Headlines');
export const featured = message('Featured');
export const allPosts = message('All posts');
export const theBlog = message('The blog');
export const moreToRead = message('More to read');
export const searchBlog = message('Search the blog');
export const search = message('Search');
export const clearSearch = message('Show all posts');
export const found = plural({ one: '{count} post for “{words}”', other: '{count} posts for “{words}”' });
export const nothingFound = message('Nothing for “{words}”');
export const aboutNothingFound = message('Try fewer words, or another spelling.');

export const previousSlides = message('Previous');
export const nextSlides = message('Next');
export const slidesOf = message('{from} to {to} of {count}');
export const slideOf = message('{from} of {count}');

export const location = message('Location');
export const jobType = message('Kind of work');
export const duties = message('Duties');
export const responsibilities = message('Responsibilities');
export const qualifications = message('Qualifications');
export const preferredQualifications = message('Preferred qualifications');
export const howToApply = message('How to apply');
export const wholePosting = message('The whole posting');

export const episodeOf = message('Episode {number} · with {guest}');
export const transcript = message('Read the episode');
export const listen = message('Listen to episode {number}');
export const watch = message('Watch {title}');
export const writeTo = message('Write to {name}');
