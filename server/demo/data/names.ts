/** Given names and surnames that go together, from several parts of India. No real persons. */
export type Region = {
  readonly weight: number;
  readonly female: readonly string[];
  readonly male: readonly string[];
  readonly surnames: readonly string[];
};

const words = (text: string) => text.trim().split(/\s+/);

export const REGIONS: readonly Region[] = [
  {
    weight: 22, // Karnataka
    female: words(`Kavya Shwetha Bhagya Nandini Rashmi Chaitra Sumana Vasudha Pallavi Girija Netra
      Sudha Manjula Lalitha Roopa Deepa Ashwini Mamatha Sahana Vidya`),
    male: words(`Manjunath Girish Basavaraj Prakash Chetan Naveen Raghavendra Sharath Mahesh Kiran
      Shivakumar Nagaraj Ramesh Vinay Praveen Ganesh Harsha Suhas Yogesh Darshan`),
    surnames: words(`Gowda Hegde Shetty Bhat Kulkarni Patil Murthy Rao Naik Kamath Acharya Hiremath
      Desai Joshi Pai Shastry`),
  },
  {
    weight: 15, // Tamil Nadu
    female: words(`Meenakshi Kalaiselvi Thenmozhi Revathi Gayathri Kamala Vasanthi Abirami Janani
      Malathi Poongodi Saraswathi Yamuna Nithya Bhuvana`),
    male: words(`Senthil Murugan Karthik Arumugam Balaji Dinesh Elango Saravanan Vignesh Palani
      Ramanathan Anbu Sundar Mani Gopal`),
    surnames: words(`Subramanian Krishnan Natarajan Venkatesan Chandran Ganesan Rajendran Sekar
      Pillai Iyer Raman Annamalai`),
  },
  {
    weight: 14, // Andhra Pradesh and Telangana
    female: words(`Lakshmi Padmavathi Sravani Swapna Anusha Mounika Sirisha Sujatha Vijaya Bhavani
      Haritha Jyothi Madhavi Ramya Tulasi`),
    male: words(`Venkat Srinivas Ravi Chandrasekhar Sai Satish Narasimha Phani Suresh Anjaneyulu
      Bhaskar Krishna Madhu Rajesh Vamsi`),
    surnames: words(`Reddy Naidu Chowdary Raju Varma Prasad Sastry Yadav Goud Murty Kumar Babu`),
  },
  {
    weight: 11, // Kerala
    female: words(`Sreelatha Ammini Bindu Anjali Remya Soumya Thankamma Indira Devika Parvathy
      Leela Mini Athira Smitha`),
    male: words(`Unnikrishnan Biju Rajeevan Sreekumar Vishnu Jayan Anoop Manoj Santhosh Hari Arun
      Gopakumar Sajeev Ratheesh`),
    surnames: words('Nair Menon Pillai Kurup Nambiar Warrier Panicker Namboothiri Marar Kaimal'),
  },
  {
    weight: 13, // Hindi belt
    female: words(`Sunita Rekha Pooja Neha Kiran Shanti Usha Priyanka Anita Savitri Kusum Asha
      Ritu Geeta Meena Sarita`),
    male: words(`Ramesh Amit Vikas Sanjay Rakesh Mukesh Ajay Deepak Manoj Pankaj Shyam Anil Rohit
      Brijesh Vijay Umesh`),
    surnames: words(`Sharma Verma Gupta Mishra Tiwari Yadav Singh Pandey Srivastava Chauhan Agarwal
      Saxena Dubey Rathore`),
  },
  {
    weight: 8, // Maharashtra and Gujarat
    female: words(`Sushma Varsha Manisha Jayashree Aarti Hetal Bhavna Nayana Ketaki Mrunal Urmila
      Vaishali`),
    male: words(`Sachin Nilesh Prashant Vaibhav Hitesh Jignesh Paresh Milind Ashok Tushar Sandeep
      Dilip`),
    surnames: words(`Deshmukh Jadhav Pawar Shinde Patel Shah Mehta Gokhale Bhosale Chavan Trivedi
      Parekh`),
  },
  {
    weight: 6, // Bengal, Odisha and the north-east
    female: words('Moumita Sharmila Ananya Sutapa Rupali Debjani Mitali Barnali Purnima Lipika'),
    male: words('Subhash Anirban Debasish Prosenjit Biswajit Tapan Partha Pradip Rituraj Gautam'),
    surnames: words('Das Ghosh Mukherjee Banerjee Sen Bose Mohanty Sahoo Baruah Saikia Dutta'),
  },
  {
    weight: 3, // Punjab
    female: words('Harpreet Simran Gurmeet Jasleen Manpreet Rajwinder Amarjit Navneet'),
    male: words('Gurpreet Harjit Balwinder Jaspreet Kuldeep Paramjit Ranjit Sukhdev'),
    surnames: words('Gill Sandhu Dhillon Bedi Sethi Chadha Sidhu Grewal'),
  },
  {
    weight: 10, // Muslim families
    female: words(`Ayesha Fathima Shabana Nasreen Zainab Rukhsana Mumtaz Saira Tabassum Noorjahan
      Heena Salma`),
    male: words(`Imran Abdul Syed Irfan Salman Mohammed Rafiq Nadeem Yusuf Farhan Ibrahim Shafi`),
    surnames: words('Khan Ahmed Pasha Sheikh Ansari Hussain Baig Sharieff Siddiqui Mulla'),
  },
  {
    weight: 6, // Christian families
    female: words('Mary Annamma Teresa Sheeba Philomena Rosy Elsy Jessy Sharon Priscilla'),
    male: words('Thomas Joseph George Varghese Antony Jacob Xavier Melvin Roshan Wilson'),
    surnames: words("D'Souza Fernandes Mathew Kurian Lobo Pinto Chacko Rodrigues Saldanha Abraham"),
  },
];
