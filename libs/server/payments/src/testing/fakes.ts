export { FakePaypal } from './fake-paypal';
export { FakeStripe } from './fake-stripe';
