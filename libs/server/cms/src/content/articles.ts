import type { Shipped } from './shipped';
import { laterArticles } from './later-articles';

/** The globe's eight articles (checklist line 213). */
export const articles = {
  article: {
    article1: {
      title: 'The tide clock of Boston',
      para: 'The oldest timetable in the harbour is not on any phone. A walk with the people who still plan their day by it.',
      author: 'Noor Haddad',
      sub: 'Eleventh grade, writes about cities and water',
      link: '/globe/article1',
      imgUrl: '/art/globe-1.svg',
      imgBigUrl: '/art/globe-1.svg',
      fullArt: `Twice a day the harbour of Boston rises by about three metres, and twice a day it gives them back. The airport, the fish pier and the new glass towers all stand on land that used to be part of that argument. On a map of 1775 the city hangs on to the continent by a thread.

I spent four Saturdays with people whose week still follows the water. A ferry captain keeps a paper table folded in his cap; the phone, he says, tells him when, and the paper tells him *how much*. A biology teacher takes her class to the mud flats at Wollaston at whatever hour the moon decides, which has taught two principals patience. A clam digger named Eduardo showed me the holes to look for and asked me not to print where.

## A city that filled itself in

Most of what visitors call old Boston is younger than it looks. The Back Bay was a bay. For thirty years trains brought gravel, day and night, and the sea was pushed off one cartload at a time. The houses on it stand on wooden piles that stay sound as long as they stay wet. So there are people in this city whose job is to make sure that the ground water does not *fall*.

> We spent two centuries keeping the water out, the inspector told me, and now I go round with a dipstick making sure it is still there.

## The next table

The tables will have to be printed anew. The highest tides of the year now come up through the drains on a sunny day, and the street by the aquarium has a sign for it. Eduardo does not talk about climate. He says that the place he goes to has moved eleven paces inland since he was my age. He has counted.`,
    },
    article2: {
      title: 'Cambridge, by the books nobody returned',
      para: 'A lost-and-found shelf in a university town turns out to be an honest map of what people meant to read.',
      author: 'Jonas Weidmann',
      sub: 'Twelfth grade, volunteers in a public library',
      link: '/globe/article2',
      imgUrl: '/art/globe-2.svg',
      imgBigUrl: '/art/globe-2.svg',
      fullArt: `In the basement of the library where I help on Wednesdays there is a shelf that has no catalogue number. It holds books that came back after we had given them up: left on buses, found by landlords, posted from abroad with no note. The oldest had been out for thirty-one years.

I was told to sort them. Instead I began to write down where each of them stopped. People leave things in books at the page where they gave up: a receipt, a boarding pass, a leaf.

## Page forty

Of two hundred and six books, most had been abandoned before page forty. The great exception was poetry, which was marked everywhere and finished nowhere. Cookery was always marked at bread. A famous book on the nature of time had been lent eleven times, and all eleven bookmarks were in chapter two.

It would be easy to laugh at that. A university town is full of people who are expected to have read things. But the longer I looked at the shelf, the more it seemed to me a record of courage. Somebody who studies accounting borrowed a grammar of Old Norse. Somebody whose receipt says *two coffees, one babysitter* got to page ninety of a proof.

## What I did with it

I put a notebook on the shelf. On the cover it says: *You need not finish. Tell the next person where it gets good.* The first entry is about the book on time. It says: *Skip chapter two.* There are nine more below it by now, and the book has been out since March.`,
    },
    article3: {
      title: 'Mexico City is learning to drink its own rain',
      para: 'A city built on a lake buys water by the truck. On the roofs of Iztapalapa, students are doing the arithmetic of the sky.',
      author: 'Valeria Montes',
      sub: 'Tenth grade, maps her neighbourhood’s roofs',
      link: '/globe/article3',
      imgUrl: '/art/globe-3.svg',
      imgBigUrl: '/art/globe-3.svg',
      fullArt: `In my street you can tell who is at home by whether they ran outside when the truck came. The truck is called a *pipa* and it carries water, and in a good week it comes twice. In a good week it also rains so hard that the underpass is closed. It took me an embarrassingly long time to see that these are one fact and not two.

The city stands in the bed of a lake that was drained so that it would stop flooding. It floods, and it is thirsty. What it needs arrives on its own from June to October, lands on eight hundred thousand roofs, and leaves through the sewer.

## The arithmetic

One millimetre of rain on one square metre is one litre. That is the whole of the formula. Our roof is forty-two square metres. A July here brings about a hundred and seventy millimetres. I did the sum three times, because the answer is seven thousand litres and the truck's is one thousand.

Then I learned about the first ten minutes. Early rain washes the sky and the roof, and what it washes is what we breathe. So a good system throws its first water away, by a float in a pipe, no electricity, and keeps the rest.

## Twenty-three roofs

Our physics class has now measured twenty-three roofs in two streets. We lend out a ladder and a spreadsheet. Five families have built a tank; my grandmother, who remembers the wells, decided that ours should be painted blue.

> You are not inventing anything, she said. You are only apologising to the lake.`,
    },
    article4: {
      title: 'Four hundred steps of Beijing',
      para: 'Between an alley and a ring road lie eight centuries and a bicycle repair stand. A measured walk.',
      author: 'Liang Yuchen',
      sub: 'Eleventh grade, draws the alleys he grew up in',
      link: '/globe/article4',
      imgUrl: '/art/globe-4.svg',
      imgBigUrl: '/art/globe-4.svg',
      fullArt: `From the door of my grandfather's courtyard to the pedestrian bridge over the ring road are four hundred and eleven of my steps. I have drawn all of them, one sheet for every ten.

The first sixty belong to the *hutong*, the alley. It runs east to west so that every house could turn its back to the north wind, and it is as wide as it is because that is how wide two loaded mules are. On step twenty-two there is a drum stone with the face worn off. On step forty, Mr. Guo repairs bicycles, and, since last year, the batteries of scooters, which he calls the same thing with worse manners.

## Step sixty-one

Here the wall stops. For a hundred steps there is a building site behind blue metal, with pictures on the metal of the alley that used to be there. It is a good likeness. Tourists take photographs of it.

After that come the slabs of the nineteen-fifties, red brick, with poplars that were planted on the same day and are all the same height. People who grew up in them are as fond of them as I am of my drum stone. My drawing teacher grew up on step two hundred and ten.

## What a section shows

Architects call such a drawing a section: you cut the city like a cake. Ours turned out to have seven layers, and somebody at home in each. I had begun it as a complaint. Around sheet thirty it became something more like an introduction. The last sheet is the bridge. At six in the evening ninety people a minute walk over it, and hardly anyone looks down. I have drawn the two who did.`,
    },
    ...laterArticles,
  },
} as const satisfies Shipped;
