// Fetched by name: the form is seen without the validation library, an eighth of what the page would load.
export { updateMyAccountSchema } from '@lyceum/contracts/auth';
