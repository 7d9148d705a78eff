import {
  enquiriesCalls,
  enquiryTopics,
  type SendEnquiryInput,
  sendEnquirySchema,
} from '@lyceum/contracts/enquiries';
import { BeforeTerms, contractEnum, Input, Limited, Public } from '@lyceum/kernel';
import { Mutation, Resolver } from '@nestjs/graphql';
import { EnquiryService } from './enquiry.service';

contractEnum('EnquiryTopic', enquiryTopics, 'What somebody writes about.');

/** The form by which anybody writes to the house. */
@Resolver()
export class EnquiryResolver {
  constructor(private readonly enquiries: EnquiryService) {}

  @Public()
  @BeforeTerms()
  @Limited(enquiriesCalls.send)
  @Mutation(() => Boolean, {
    description: 'Writes to those who run the site. The same answer however often it is sent under one key.',
  })
  async sendEnquiry(@Input(sendEnquirySchema) input: SendEnquiryInput): Promise<boolean> {
    await this.enquiries.send(input);
    return true;
  }
}
